// Counts the coincidences of each row with each column.
module coincidence_matrix #(
    parameter SIZE = 8
) (
    input             clk,
    input             rst,
    input      [SIZE-1:0] rows,
    input      [SIZE-1:0] columns,
    input      [ 5:0] address,
    output reg [ 9:0] data
);
  wire [10*SIZE*SIZE-1:0] counts;
  genvar r, c;
  generate
    for (r = 0; r < SIZE; r = r + 1) begin : row
      for (c = 0; c < SIZE; c = c + 1) begin : column
        pair #(.WIDTH(10)) one (clk, rst, rows[r], columns[c], counts[(r*SIZE+c)*10+:10]);
      end
    end
  endgenerate
  always @(posedge clk) data <= counts[address*10+:10];
endmodule
