// `out` is high for `duty` of 2^24 cycles. A new duty cycle starts with the next period.
module pwm (
    input             clk,
    input      [23:0] duty,
    output reg        out
);
  reg [23:0] count = 0;
  reg [23:0] active = 0;
  always @(posedge clk) begin
    count <= count + 1;
    if (&count) active <= duty;
    out <= count < active;
  end
endmodule
