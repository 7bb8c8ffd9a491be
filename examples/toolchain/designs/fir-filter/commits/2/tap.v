// A registered product with a constant.
module tap #(
    parameter COEFFICIENT = 1
) (
    input                    clk,
    input      signed [10:0] a,
    output reg signed [18:0] p
);
  wire signed [7:0] c = COEFFICIENT;
  always @(posedge clk) p <= a * c;
endmodule
