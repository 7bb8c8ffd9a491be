// `out` is high for `duty` of 256 cycles. A new duty cycle starts with the next period.
module pwm (
    input            clk,
    input      [7:0] duty,
    output reg       out
);
  reg [7:0] count = 0;
  reg [7:0] active = 0;
  always @(posedge clk) begin
    count <= count + 1;
    if (&count) active <= duty;
    out <= count < active;
  end
endmodule
