<?php

declare(strict_types=1);

namespace Vestibule\Booking\Waiting;

use Closure;
use Vestibule\Ajax\Answer;
use Vestibule\Ajax\Call;
use Vestibule\Ajax\Request;
use Vestibule\Booking\Refused;

defined( 'ABSPATH' ) || exit;

/** The call vestibule_waiting_join: somebody wants to hear when a full time is free. */
final class JoinCall implements Call {

	/** @param Closure(string): bool $is_page_key Whether a nonce is the page key of one of this site's forms. */
	public function __construct( private readonly JoinRequest $joining, private readonly Closure $is_page_key ) {}

	public function answer( Request $request ): Answer {
		if ( ! ( $this->is_page_key )( $request->body( 'nonce' ) ?? '' ) ) {
			return Answer::failure( 403, array( 'form' => array( __( 'This page has expired. Reload it and try again.', 'vestibule' ) ) ) );
		}
		try {
			$this->joining->join( $request );
		} catch ( Refused $refused ) {
			$headers = 429 === $refused->status ? array( 'Retry-After' => (string) MINUTE_IN_SECONDS ) : array();
			return Answer::failure( $refused->status, array( $refused->field => array( $refused->getMessage() ) ), array(), $headers );
		}
		return Answer::success( array( 'message' => JoinRequest::asked() ) );
	}
}
