// Any of 24 paddles vetoes for a while.
module veto_logic (
    input             clk,
    input             rst,
    input      [23:0] paddle,
    output reg        veto,
    output reg [ 7:0] hits
);
  reg [23:0] before;
  wire [23:0] rising = paddle & ~before;
  reg [4:0] left;
  always @(posedge clk) begin
    before <= paddle;
    left <= rst ? 0 : |rising ? 20 : left - |left;
    veto <= |left;
    if (rst) hits <= 0;
    else if (|rising) hits <= hits + 1;
  end
endmodule
