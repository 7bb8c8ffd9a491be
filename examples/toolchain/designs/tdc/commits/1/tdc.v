// Measures the time from `start` to `stop` in cycles.
module tdc (
    input             clk,
    input             rst,
    input             start,
    input             stop,
    output reg [23:0] interval,
    output reg        done
);
  reg is_running;
  reg [19:0] cycles;
  always @(posedge clk) begin
    done <= 0;
    if (rst) {is_running, cycles} <= 0;
    else if (start) {is_running, cycles} <= {1'b1, 20'd0};
    else if (is_running) begin
      cycles <= cycles + 1;
      if (stop) begin
        is_running <= 0;
        interval <= {cycles, 4'd0};
        done <= 1;
      end
    end
  end
endmodule
