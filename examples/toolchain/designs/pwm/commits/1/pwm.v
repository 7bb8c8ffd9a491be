// `out` is high for `duty` of 256 cycles.
module pwm (
    input            clk,
    input      [7:0] duty,
    output reg       out
);
  reg [7:0] count = 0;
  always @(posedge clk) begin
    count <= count + 1;
    out   <= count < duty;
  end
endmodule
