// y[n] = sum of c[k] * x[n - k] for eight symmetric taps. A result takes four cycles, with a new one each cycle.
module fir_filter (
    input                    clk,
    input                    rst,
    input      signed [ 9:0] x,
    output reg signed [19:0] y
);
  reg signed [9:0] d0, d1, d2, d3, d4, d5, d6, d7;
  reg signed [10:0] s0, s1, s2, s3;
  wire signed [18:0] p0, p1, p2, p3;
  reg signed [19:0] sum01, sum23;

  tap #(5) tap0 (clk, s0, p0);
  tap #(19) tap1 (clk, s1, p1);
  tap #(43) tap2 (clk, s2, p2);
  tap #(61) tap3 (clk, s3, p3);

  always @(posedge clk) begin
    if (rst) {d0, d1, d2, d3, d4, d5, d6, d7} <= 0;
    else {d0, d1, d2, d3, d4, d5, d6, d7} <= {x, d0, d1, d2, d3, d4, d5, d6};
  end

  always @(posedge clk) begin
    if (rst) begin
      {s0, s1, s2, s3} <= 0;
      sum01 <= 0;
      sum23 <= 0;
      y <= 0;
    end else begin
      s0 <= d0 + d7;
      s1 <= d1 + d6;
      s2 <= d2 + d5;
      s3 <= d3 + d4;
      sum01 <= p0 + p1;
      sum23 <= p2 + p3;
      y <= sum01 + sum23;
    end
  end
endmodule
