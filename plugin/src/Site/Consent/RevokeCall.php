<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that revokes a choice about cookies, if refusing is allowed (docs/consent.md). Deletes the cookies. With
 * `quiet=1`, the browser has already deleted them.
 */
#[Answers( 'revoke_customer_cookie' )]
final class RevokeCall implements Call {

	public const METHOD      = 'GET';
	public const SAME_ORIGIN = true;

	public function __construct(
		private readonly ConsentSettings $settings,
		private readonly Recorder $recorder,
	) {}

	public function answer( Request $request ): Answer {
		if ( ! $this->settings->values()->canRefuse ) {
			return new Answer( 403, array( 'success' => false ) );
		}
		$this->recorder->record( 'revoked', $request->address );
		$answer = array( 'consent' => 'revoked' );
		return '1' === $request->query( 'quiet' )
			? Answer::success( $answer )
			: new Answer( 200, array( 'success' => true, 'data' => $answer ), cookies: Choice::NotSet->cookies( 0 ) );
	}
}
