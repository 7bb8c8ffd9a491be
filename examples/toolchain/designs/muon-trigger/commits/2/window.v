// Stays open for CYCLES after a pulse.
module window #(
    parameter CYCLES = 4
) (
    input  clk,
    input  rst,
    input  start,
    output open
);
  reg [4:0] left;
  assign open = left != 0;
  always @(posedge clk) begin
    if (rst) left <= 0;
    else if (start) left <= CYCLES;
    else if (open) left <= left - 1;
  end
endmodule
