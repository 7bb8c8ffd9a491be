// Delays samples by CYCLES.
module delay #(
    parameter CYCLES = 4
) (
    input         clk,
    input         rst,
    input  [7:0] in,
    output [7:0] out
);
  reg [8*CYCLES-1:0] line;
  assign out = line[8*CYCLES-1:8*(CYCLES-1)];
  always @(posedge clk) begin
    if (rst) line <= 0;
    else line <= {line, in};
  end
endmodule
