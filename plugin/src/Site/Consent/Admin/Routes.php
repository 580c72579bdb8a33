<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent\Admin;

use DateTimeImmutable;
use DateTimeZone;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\File\Csv;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Rest\RestFile;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Consent\Category;
use Vestibule\Site\Consent\ConsentSettings;
use Vestibule\Site\Consent\Notice;
use Vestibule\Site\Consent\Receipts;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** REST routes of the "Cookie notice" screen: receipts as a list and as a file, and a preview of the notice. */
final class Routes {

	private const RECEIPTS = '/consent-receipts';

	/** Number of receipts per database query in the export. */
	private const BATCH_SIZE = 1000;

	public function __construct(
		private readonly Schema $schema,
		private readonly ConsentSettings $settings,
		private readonly Receipts $receipts,
	) {}

	#[Hook( 'rest_api_init' )]
	public function register(): void {
		$number = array( 'type' => 'integer', 'minimum' => 1 );
		$pages  = array(
			'page'     => array( 'default' => 1, 'maximum' => 1_000_000 ) + $number,
			'per_page' => array( 'default' => 20, 'maximum' => 100 ) + $number,
		);
		$days   = array(
			'type' => 'integer',
			'minimum' => 0,
			'maximum' => $this->schema->limits( 'consent', 'keepReceipts' )[1],
			'required' => true,
			'description' => 'In days; 0 erases all.',
		);
		$routes = RestRoutes::forOwners(
			'vestibule_consent_forbidden',
			__( 'Sorry, you are not allowed to manage the cookie notice.', 'vestibule' ),
			$this->schema
		);
		$routes->add( 'GET', self::RECEIPTS, $this->list( ... ), $pages, 'consent-receipt' );
		$routes->add( 'DELETE', self::RECEIPTS, $this->erase( ... ), array( 'olderThan' => $days ), 'consent-receipt' );
		$routes->add( 'GET', self::RECEIPTS . '/export', $this->export( ... ) );
		$settings = array( 'required' => true ) + array_diff_key(
			$this->schema->read( 'consent' ),
			array( '$schema' => '', 'required' => '' )
		);
		$routes->add( 'POST', '/consent-preview', $this->preview( ... ), array( 'settings' => $settings ) );
		RestFile::register();
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function list( WP_REST_Request $request ): WP_REST_Response {
		$size  = max( 1, $this->number( $request['per_page'] ) );
		$total = $this->receipts->count();
		$rows  = $this->receipts->page( max( 1, $this->number( $request['page'] ) ), $size );
		return RestRoutes::paged(
			new WP_REST_Response( array_map( self::shown( ... ), $rows ) ),
			$request,
			$total,
			(int) ceil( $total / $size )
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{erased: int}
	 */
	private function erase( WP_REST_Request $request ): array {
		$days = $this->number( $request['olderThan'] );
		return array( 'erased' => 0 === $days ? $this->receipts->eraseAll() : $this->receipts->purge( $days ) );
	}

	/**
	 * Exports all receipts as a file. Reads them in batches, so memory use doesn't grow with their number. Counts them
	 * first, so that a database error is reported before the file has started.
	 */
	private function export(): RestFile {
		$this->receipts->count();
		return new RestFile(
			'consent-receipts-' . gmdate( 'Y-m-d' ) . '.csv',
			'text/csv; charset=utf-8',
			$this->pieces( ... )
		);
	}

	/** @return iterable<string> */
	public function pieces(): iterable {
		yield Csv::START . Csv::line( self::headings() );
		$last = array();
		do {
			try {
				$rows = $this->receipts->after(
					(string) ( $last['created_at'] ?? '' ),
					(string) ( $last['id'] ?? '' ),
					self::BATCH_SIZE
				);
			} catch ( StorageFault $fault ) {
				FaultLog::record( $fault );
				yield Csv::line( array( __( 'The database did not respond. The list is incomplete.', 'vestibule' ) ) );
				return;
			}
			yield implode(
				'',
				array_map( static fn ( array $row ): string => Csv::line( self::line( $row ) ), $rows )
			);
			$last = end( $rows );
		} while ( false !== $last );
	}

	/**
	 * Renders the notice with unsaved settings, for the preview.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @return array{html: string}
	 */
	private function preview( WP_REST_Request $request ): array {
		$notice = new Notice( $this->settings->valuesOf( $request['settings'] ) );
		return array(
			'html' => $notice->render() . ( $notice->hasControl() ? $notice->control( 'is-floating' ) : '' ),
		);
	}

	private function number( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/**
	 * Converts a database row for the response.
	 *
	 * @param array<string, string|null> $row
	 * @return array<string, mixed> Data that matches the contract consent-receipt.
	 */
	private static function shown( array $row ): array {
		$time   = self::time( $row );
		$labels = Category::labels();
		return array(
			'id'            => (string) ( $row['id'] ?? '' ),
			'createdAt'     => $time->format( DATE_RFC3339 ),
			'when'          => ( new TimeWords() )->short( $time, wp_timezone_string() ),
			'choice'        => (string) ( $row['choice'] ?? '' ),
			'categories'    => array_map(
				static fn ( string $name ): string => $labels[ $name ] ?? $name,
				self::categories( $row )
			),
			'policyVersion' => (int) ( $row['policy_version'] ?? 0 ),
		);
	}

	/** @return list<string> Column headings of the file. */
	private static function headings(): array {
		return array(
			__( 'Receipt', 'vestibule' ),
			__( 'Time (UTC)', 'vestibule' ),
			__( 'Choice', 'vestibule' ),
			__( 'Categories of cookies', 'vestibule' ),
			__( 'Policy version', 'vestibule' ),
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string> Cells of a row. Category names are not translated, so that programs can read the file in any
	 * language.
	 */
	private static function line( array $row ): array {
		return array(
			(string) ( $row['id'] ?? '' ),
			self::time( $row )->format( 'Y-m-d H:i:s' ),
			(string) ( $row['choice'] ?? '' ),
			implode( ' ', self::categories( $row ) ),
			(string) ( $row['policy_version'] ?? '' ),
		);
	}

	/** @param array<string, string|null> $row */
	private static function time( array $row ): DateTimeImmutable {
		return new DateTimeImmutable( (string) ( $row['created_at'] ?? 'now' ), new DateTimeZone( 'UTC' ) );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string>
	 */
	private static function categories( array $row ): array {
		return array_values( array_filter( explode( ' ', (string) ( $row['categories'] ?? '' ) ) ) );
	}
}
