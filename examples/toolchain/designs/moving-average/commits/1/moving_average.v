// The mean of the last 16 samples, from a running sum.
module moving_average (
    input         clk,
    input         rst,
    input         enable,
    input  [11:0] sample,
    output [11:0] average
);
  reg [191:0] window;
  reg [15:0] sum;
  wire [11:0] oldest = window[191:180];

  assign average = sum[15:4];

  always @(posedge clk) begin
    if (rst) begin
      window <= 0;
      sum <= 0;
    end else if (enable) begin
      window <= {window[179:0], sample};
      sum <= sum + sample - oldest;
    end
  end
endmodule
