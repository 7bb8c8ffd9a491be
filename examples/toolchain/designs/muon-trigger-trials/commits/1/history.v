// The newest 65,536 words, in the four large RAM blocks of the device.
module history (
    input             clk,
    input             rst,
    input             store,
    input      [15:0] in,
    output     [15:0] out
);
  reg [15:0] at;
  wire [15:0] words[0:3];
  genvar n;
  generate
    for (n = 0; n < 4; n = n + 1) begin : bank
      reg [15:0] memory[0:16383];
      reg [15:0] word;
      assign words[n] = word;
      always @(posedge clk) begin
        if (store && at[15:14] == n) memory[at[13:0]] <= in;
        else word <= memory[at[13:0]];
      end
    end
  endgenerate
  assign out = words[at[15:14]];
  always @(posedge clk) at <= rst ? 0 : at + 1;
endmodule
