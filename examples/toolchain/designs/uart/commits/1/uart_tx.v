// Sends a byte when `start` is high, as a start bit, eight data bits and a stop bit of DIVIDER cycles each.
module uart_tx #(
    parameter DIVIDER = 4
) (
    input            clk,
    input            rst,
    input            start,
    input      [7:0] data,
    output           tx,
    output           busy
);
  reg [9:0] shift;
  reg [3:0] left;
  reg [7:0] wait_count;

  assign busy = left != 0;
  assign tx   = busy ? shift[9] : 1'b1;

  always @(posedge clk) begin
    if (rst) begin
      left <= 0;
      wait_count <= 0;
    end else if (!busy) begin
      if (start) begin
        shift <= {1'b0, data, 1'b1};
        left <= 10;
        wait_count <= DIVIDER - 1;
      end
    end else if (wait_count != 0) wait_count <= wait_count - 1;
    else begin
      shift <= {shift[8:0], 1'b1};
      left <= left - 1;
      wait_count <= DIVIDER - 1;
    end
  end
endmodule
