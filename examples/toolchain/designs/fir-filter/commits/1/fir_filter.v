// y[n] = sum of c[k] * x[n - k] for eight symmetric taps, in one cycle.
module fir_filter (
    input                    clk,
    input                    rst,
    input      signed [ 9:0] x,
    output reg signed [19:0] y
);
  reg signed [9:0] d0, d1, d2, d3, d4, d5, d6, d7;

  always @(posedge clk) begin
    if (rst) {d0, d1, d2, d3, d4, d5, d6, d7} <= 0;
    else {d0, d1, d2, d3, d4, d5, d6, d7} <= {x, d0, d1, d2, d3, d4, d5, d6};
  end

  wire signed [19:0] s0 = d0 + d7;
  wire signed [19:0] s1 = d1 + d6;
  wire signed [19:0] s2 = d2 + d5;
  wire signed [19:0] s3 = d3 + d4;

  // 5, 19, 43 and 61 times the sums.
  wire signed [19:0] p0 = (s0 <<< 2) + s0;
  wire signed [19:0] p1 = (s1 <<< 4) + (s1 <<< 1) + s1;
  wire signed [19:0] p2 = (s2 <<< 5) + (s2 <<< 3) + (s2 <<< 1) + s2;
  wire signed [19:0] p3 = (s3 <<< 6) - (s3 <<< 1) - s3;

  always @(posedge clk) begin
    if (rst) y <= 0;
    else y <= p0 + p1 + p2 + p3;
  end
endmodule
