<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Consent\Receipts;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
use Vestibule\View\Csv;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * All receipts as a file: GET vestibule/v1/consent-receipts/export. It is written piece by piece, so that their number
 * does not matter.
 */
final class Export {

	private const ROUTE = '/consent-receipts/export';

	/** So many are held at once. */
	private const PIECE = 1000;

	public function __construct(
		private readonly Receipts $receipts,
		private readonly ReceiptView $view,
	) {}

	public function register(): void {
		register_rest_route(
			Rest::SPACE,
			self::ROUTE,
			array(
				'methods'             => 'GET',
				'callback'            => $this->begin( ... ),
				'permission_callback' => Access::check( ... ),
			)
		);
		add_filter( 'rest_pre_serve_request', $this->serve( ... ), 10, 3 );
	}

	/** A database that does not answer is reported here; later the file has begun. */
	private function begin(): WP_REST_Response|WP_Error {
		return Access::answering(
			function (): WP_REST_Response {
				$this->receipts->count();
				$answer = new WP_REST_Response();
				$answer->header( 'Content-Type', 'text/csv; charset=utf-8' );
				$answer->header( 'Content-Disposition', 'attachment; filename="consent-receipts-' . gmdate( 'Y-m-d' ) . '.csv"' );
				$answer->header( 'Cache-Control', 'no-store' );
				return $answer;
			}
		);
	}

	/**
	 * For the filter rest_pre_serve_request: this one answer is no JSON.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function serve( mixed $is_served, mixed $answer, WP_REST_Request $request ): bool {
		if ( '/' . Rest::SPACE . self::ROUTE !== $request->get_route() || ! $answer instanceof WP_REST_Response || 200 !== $answer->get_status() ) {
			return true === $is_served;
		}
		if ( 'HEAD' !== $request->get_method() ) {
			foreach ( $this->pieces() as $piece ) {
				echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A file that is downloaded, in which Csv has quoted each cell.
			}
		}
		return true;
	}

	/** @return iterable<string> */
	public function pieces(): iterable {
		yield Csv::START . Csv::line( $this->view->headings() );
		$last = array();
		do {
			try {
				$rows = $this->receipts->after( (string) ( $last['created_at'] ?? '' ), (string) ( $last['id'] ?? '' ), self::PIECE );
			} catch ( StorageFault $fault ) {
				FaultLog::record( $fault );
				yield Csv::line( array( __( 'The database did not answer: the list ends too early.', 'vestibule' ) ) );
				return;
			}
			yield implode( '', array_map( fn ( array $row ): string => Csv::line( $this->view->line( $row ) ), $rows ) );
			$last = end( $rows );
		} while ( false !== $last );
	}
}
