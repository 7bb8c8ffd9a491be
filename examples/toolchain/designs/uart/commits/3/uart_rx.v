// Receives bytes and samples each bit in its middle. `valid` is high for one cycle with each byte.
module uart_rx #(
    parameter DIVIDER = 4
) (
    input            clk,
    input            rst,
    input            rx,
    output reg [7:0] data,
    output reg       valid
);
  reg [1:0] line;
  reg [3:0] left;
  reg [7:0] wait_count;

  always @(posedge clk) begin
    line  <= {line[0], rx};
    valid <= 0;
    if (rst) begin
      left <= 0;
      line <= 2'b11;
      wait_count <= 0;
      data <= 0;
    end else if (left == 0) begin
      if (!line[1]) begin
        left <= 9;
        wait_count <= DIVIDER + DIVIDER / 2 - 2;
      end
    end else if (wait_count != 0) wait_count <= wait_count - 1;
    else begin
      left <= left - 1;
      wait_count <= DIVIDER - 1;
      if (left == 1) valid <= line[1];
      else data <= {line[1], data[7:1]};
    end
  end
endmodule
