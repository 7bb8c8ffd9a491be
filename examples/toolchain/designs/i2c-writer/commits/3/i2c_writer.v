// Writes a byte to a register of a device on the bus.
module i2c_writer (
    input            clk,
    input            rst,
    input            start,
    input      [6:0] device,
    input      [7:0] register,
    input      [7:0] value,
    input            sda_in,
    output reg       sda,
    output reg       scl,
    output reg       busy,
    output reg       failed
);
  reg [6:0] divide;
  reg [1:0] quarter;
  reg [4:0] bits;
  reg [26:0] line;
  reg [1:0] tries;
  wire tick = divide == 0;
  wire acknowledges = bits == 9 || bits == 18 || bits == 27;
  wire [26:0] frame = {device, 1'b0, 1'b1, register, 1'b1, value, 1'b1};
  always @(posedge clk) begin
    divide <= rst || tick ? 89 : divide - 1;
    if (rst) begin
      {sda, scl, busy, failed} <= 4'b1100;
      {quarter, bits} <= 0;
    end else if (start && !busy) begin
      {busy, failed, bits, quarter} <= {2'b10, 5'd0, 2'd0};
      line <= frame;
      tries <= 0;
      sda <= 0;
    end else if (busy && tick) begin
      quarter <= quarter + 1;
      scl <= quarter == 1 || quarter == 2;
      if (quarter == 0) begin
        sda <= line[26];
        line <= {line[25:0], 1'b1};
        bits <= bits + 1;
      end
      if (quarter == 2 && acknowledges && sda_in) begin
        if (tries == 3) {busy, failed} <= 2'b01;
        else {tries, line, bits} <= {tries + 2'd1, frame, 5'd0};
      end
      if (bits == 27 && quarter == 3) busy <= 0;
    end
  end
endmodule
