<?php

declare(strict_types=1);

namespace Vestibule\Consent;

use Vestibule\Ajax\Answer;
use Vestibule\Ajax\GetCall;
use Vestibule\Ajax\Request;
use Vestibule\Ajax\SameOrigin;

defined( 'ABSPATH' ) || exit;

/**
 * Reports that a visitor accepted (docs/reference/consent.md). The browser has set the cookie; a page of another site
 * changes nothing.
 */
final class AcceptCall implements GetCall {

	public function __construct( private readonly Recorder $recorder ) {}

	public function answer( Request $request ): Answer {
		if ( ! SameOrigin::allows( $request ) ) {
			return new Answer( 403, array( 'success' => false ) );
		}
		$this->recorder->record( 'accepted', $request->address, $request->query( 'categories' ) ?? '' );
		return Answer::success( array( 'consent' => 'accepted' ) );
	}
}
