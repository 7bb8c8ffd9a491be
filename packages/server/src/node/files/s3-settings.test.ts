import { describe, expect, it } from "vitest";
import { readS3Settings } from "./s3-settings";

const env = {
  GATEHOUSE_S3_ENDPOINT: "https://s3.eu-central-1.amazonaws.com",
  GATEHOUSE_S3_REGION: "eu-central-1",
  GATEHOUSE_S3_BUCKET: "portal",
  GATEHOUSE_S3_ACCESS_KEY_ID: "the-key",
  GATEHOUSE_S3_SECRET_ACCESS_KEY: "the-secret",
};

describe("the settings of an S3 store", () => {
  it("are none, or all that it needs", () => {
    expect(readS3Settings({})).toBeUndefined();
    expect(readS3Settings(env)).toMatchObject({ bucket: "portal", region: "eu-central-1", isPathStyle: false });
    expect(readS3Settings({ ...env, GATEHOUSE_S3_PATH_STYLE: "1" })?.isPathStyle).toBe(true);
  });

  it.each([
    [{ GATEHOUSE_S3_BUCKET: "" }, "GATEHOUSE_S3_BUCKET is missing"],
    [{ GATEHOUSE_S3_SECRET_ACCESS_KEY: " " }, "GATEHOUSE_S3_SECRET_ACCESS_KEY is missing"],
    [{ GATEHOUSE_S3_BUCKET: "Not_A_Bucket" }, "GATEHOUSE_S3_BUCKET must"],
    [{ GATEHOUSE_S3_REGION: "eu central" }, "GATEHOUSE_S3_REGION must"],
    [{ GATEHOUSE_S3_ENDPOINT: "s3.example.com" }, "GATEHOUSE_S3_ENDPOINT must"],
    [{ GATEHOUSE_S3_ENDPOINT: "https://the-key:the-secret@s3.example.com" }, "GATEHOUSE_S3_ENDPOINT must"],
    [{ GATEHOUSE_S3_ENDPOINT: "http://127.0.0.1:9000" }, "GATEHOUSE_S3_PATH_STYLE"],
    [{ GATEHOUSE_S3_ENDPOINT: "http://minio:9000" }, "GATEHOUSE_S3_PATH_STYLE"],
  ])("with %j are refused by a sentence that repeats no key", (change, sentence) => {
    const read = () => readS3Settings({ ...env, ...change });
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/the-secret|the-key/);
  });
});
