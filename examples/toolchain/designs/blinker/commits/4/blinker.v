// Counts seconds in binary on four LEDs. A button clears the counter.
module blinker (
    input            clk,
    input            clear,
    output reg [3:0] led
);
  wire tick;

  prescaler divide (
      .clk  (clk),
      .clear(clear),
      .tick (tick)
  );

  initial led = 0;
  always @(posedge clk) begin
    if (clear) led <= 0;
    else if (tick) led <= led + 1;
  end
endmodule
