// Integrates samples over a gate whose length counts in ticks of a divided reference.
module charge_integrator (
    input                    clk,
    input                    rst,
    input                    start,
    input             [ 7:0] sample,
    output reg        [15:0] charge,
    output reg               done
);
  reg [7:0] left;
  reg [15:0] sum;
  wire busy = left != 0;
  reg [1:0] divide;
  wire tick = divide == 3;
  always @(posedge clk) divide <= rst ? 0 : divide + 1;
  always @(posedge clk) begin
    done <= 0;
    if (rst) left <= 0;
    else if (start && !busy) begin
      left <= 100;
      sum  <= 0;
    end else if (busy) begin
      sum <= sum + sample;
      if (tick) left <= left - 1;
      if (tick && left == 1) begin
        charge <= sum + sample;
        done   <= 1;
      end
    end
  end
endmodule
