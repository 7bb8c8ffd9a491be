`default_nettype none

// Any of 24 paddles vetoes for a while.
module veto_logic (
    input             clk,
    input             rst,
    input      [23:0] paddle,
    output reg        veto,
    output reg [ 7:0] hits
);
  reg [23:0] before;
  // Paddle 7 has an inverting amplifier.
  wire [23:0] upright = paddle ^ POLARITY;
  wire [23:0] rising = upright & ~before;
  reg [4:0] left;
  always @(posedge clk) begin
    before <= upright;
    left <= rst ? 0 : |rising ? 20 : left - |left;
    veto <= |left;
    if (rst) hits <= 0;
    else if (|rising) hits <= hits + 1;
  end
endmodule
