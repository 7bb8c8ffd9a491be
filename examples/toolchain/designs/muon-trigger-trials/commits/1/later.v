// Delays a bit by CYCLES.
module later #(
    parameter CYCLES = 8
) (
    input  clk,
    input  in,
    output out
);
  reg [CYCLES-1:0] line;
  assign out = line[CYCLES-1];
  always @(posedge clk) line <= {line, in};
endmodule
