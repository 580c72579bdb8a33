<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that counts the report of a browser (docs/speed.md): POST `vestibule_beacon_nonce`, `url`, `is_mobile`,
 * `status`, `results`. If `success` is true, the report was counted. The action doesn't request the page and stores
 * nothing about the sender.
 */
#[Answers( 'vestibule_beacon' )]
final class ReportCall implements Call {

	private const MAX_BYTES = 64 * KB_IN_BYTES;
	private const LIMIT     = 60;
	private const WINDOW    = 600;
	private const DEPTH     = 5;

	public function __construct(
		private readonly Sender $sender,
		private readonly Schema $schema,
		private readonly PageKey $key,
		private readonly PageAddress $addresses,
		private readonly Measurements $measurements,
		private readonly RateLimit $rates,
	) {}

	public function answer( Request $request ): Answer {
		if ( $request->length > self::MAX_BYTES || strlen( (string) $request->body( 'results' ) ) > self::MAX_BYTES ) {
			return $this->answered( 413 );
		}
		$refused = $this->sender->refusal( $request );
		if ( null !== $refused ) {
			return $refused;
		}
		if ( ! in_array( $request->body( 'status' ), array( 'success', 'timeout', 'script_error' ), true ) ) {
			return $this->answered( 400 );
		}
		if ( ! $this->sender->isWanted() ) {
			return $this->answered( 200 );
		}
		if ( ! $this->rates->allows( 'beacon', $request->address, self::LIMIT, self::WINDOW ) ) {
			return $this->answered( 429, array( 'Retry-After' => (string) $this->rates->retryAfter( self::WINDOW ) ) );
		}
		return $this->count( $request );
	}

	private function count( Request $request ): Answer {
		$url  = (string) $request->body( 'url' );
		$post = $this->sender->post( $request );
		if ( ! $this->addresses->isShown( $post ) ) {
			return $this->answered( 404 );
		}
		$report = 'success' === $request->body( 'status' ) ? $this->report( $request ) : null;
		if ( is_int( $report ) && 422 !== $report ) {
			return $this->answered( $report );
		}
		$isMobile = '1' === $request->body( 'is_mobile' );
		$before   = $this->measurements->forPage( $url )[ (int) $isMobile ]
			?? new Measurement( State::Measuring, 0, array() );
		$before   = new Measurement( $before->state, $before->reports, $before->found, $url, $post );
		if ( State::Measuring !== $before->state ) {
			return $this->answered( 200 );
		}
		$after = $before->with( $report instanceof Report ? $report : null );
		$this->measurements->store( $after, $isMobile );
		if ( State::Known === $after->state ) {
			$this->announce( $after, $isMobile );
		}
		return is_int( $report ) ? $this->answered( $report ) : new Answer( 200, array( 'success' => true ) );
	}

	/**
	 * Reads the report. Ignores images that are not in the page's HTML.
	 *
	 * @return Report|int Report, or the HTTP status of a rejection: 400 if the results are invalid, 422 if the largest
	 * image is not in the page.
	 */
	private function report( Request $request ): Report|int {
		$results = json_decode( (string) $request->body( 'results' ), true, self::DEPTH );
		$report  = is_array( $results ) && $this->schema->fits( 'beacon-results', $results )
			? Report::fromResults( $results )
			: null;
		if ( null === $report ) {
			return 400;
		}
		if ( null !== $report->largest && ! $this->isOfPage( $request, $report->largest ) ) {
			return 422;
		}
		return new Report(
			$report->largest,
			array_values(
				array_filter( $report->above, fn ( Image $image ): bool => $this->isOfPage( $request, $image ) )
			)
		);
	}

	private function isOfPage( Request $request, Image $image ): bool {
		return $image->isFetched()
			&& $this->key->holds(
				(string) $request->body( 'url' ),
				(string) $request->body( 'vestibule_beacon_nonce' ),
				$image
			);
	}

	/** Clears the post's cache, so that page caches purge the page with the new result. */
	private function announce( Measurement $known, bool $isMobile ): void {
		if ( $known->postId > 0 ) {
			clean_post_cache( $known->postId );
		}
		/** Fires after the largest image of a page has been found (docs/hooks.md). */
		do_action( 'vestibule/page_measured', $known->url, $known->postId, $isMobile );
	}

	/** @param array<string, string> $headers */
	private function answered( int $status, array $headers = array() ): Answer {
		return new Answer( $status, array( 'success' => false ), $headers );
	}
}
