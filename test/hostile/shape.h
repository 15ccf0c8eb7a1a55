// Included before a file that `clang_suite.py --inject` gives the shape: what the inserted text needs.
#ifdef __cplusplus
namespace fastpath_shape {
struct Cleanup {
  Cleanup();
  ~Cleanup();
};
} // namespace fastpath_shape
extern int fastpath_done;
#define FASTPATH_CLEANUP fastpath_shape::Cleanup
#else
extern int fastpath_done;
void fastpath_drop(int *);
#define FASTPATH_CLEANUP __attribute__((cleanup(fastpath_drop))) int
#endif
