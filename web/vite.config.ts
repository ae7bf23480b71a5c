import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";

// `npm run dev` talks to a server that was started with `broadside serve --listen 127.0.0.1:7400`.
const server = process.env.BROADSIDE ?? "http://127.0.0.1:7400";

export default defineConfig({
  plugins: [solid()],
  build: { target: "es2022", sourcemap: false, chunkSizeWarningLimit: 800 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: {
    environment: "node",
    projects: [
      { extends: true, test: { name: "state", include: ["src/**/*.test.ts"], environment: "node" } },
      {
        extends: true,
        test: {
          name: "page",
          include: ["src/**/*.test.tsx"],
          environment: "happy-dom",
          environmentOptions: { happyDOM: { width: 1440, height: 900 } },
          setupFiles: ["src/table/testing/page.ts"],
        },
      },
    ],
  },
});
