<?php

declare(strict_types=1);

namespace Vestibule\Performance\Beacon;

use Vestibule\Ajax\Request;
use Vestibule\Contracts\Schema;

/** Reads the results of a report, of which only images count that the page's own HTML held. */
final class ResultsReader {

	private const DEPTH = 5;

	public function __construct( private readonly Schema $schema, private readonly PageKey $key ) {}

	/** @return Report|int The status of a refusal: 400 where it has another shape, 422 where the largest image is not the page's. */
	public function read( Request $request ): Report|int {
		$results = json_decode( (string) $request->body( 'results' ), true, self::DEPTH );
		$report  = is_array( $results ) && $this->schema->fits( 'beacon-results', $results ) ? Report::fromResults( $results ) : null;
		if ( null === $report ) {
			return 400;
		}
		if ( null !== $report->largest && ! $this->isOfPage( $request, $report->largest ) ) {
			return 422;
		}
		return new Report( $report->largest, array_values( array_filter( $report->above, fn ( Image $image ): bool => $this->isOfPage( $request, $image ) ) ) );
	}

	private function isOfPage( Request $request, Image $image ): bool {
		return $image->isFetched() && $this->key->holds( (string) $request->body( 'url' ), (string) $request->body( 'vestibule_beacon_nonce' ), $image );
	}
}
