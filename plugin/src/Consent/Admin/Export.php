<?php

declare(strict_types=1);

namespace Vestibule\Consent\Admin;

use Vestibule\Ajax\Rest;
use Vestibule\Ajax\RestFile;
use Vestibule\Consent\Receipts;
use Vestibule\Contracts\StorageFault;
use Vestibule\Log\FaultLog;
use Vestibule\View\Csv;
use WP_Error;
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
		RestFile::register();
	}

	/** A database that does not answer is reported here; later the file has begun. */
	private function begin(): WP_REST_Response|WP_Error {
		return Access::answering(
			function (): WP_REST_Response {
				$this->receipts->count();
				return new RestFile( 'consent-receipts-' . gmdate( 'Y-m-d' ) . '.csv', 'text/csv; charset=utf-8', $this->pieces( ... ) );
			}
		);
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
