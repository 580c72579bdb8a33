<?php

declare(strict_types=1);

namespace Vestibule\Site\Consent;

use Vestibule\Contract\Consent;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Takes a choice back (docs/consent.md), where refusing is allowed. The cookies are deleted, unless `quiet=1`
 * says that the browser did it.
 */
final class RevokeCall implements Call {

	public const METHOD      = 'GET';
	public const SAME_ORIGIN = true;

	public function __construct(
		private readonly Consent $settings,
		private readonly Recorder $recorder,
	) {}

	public function answer( Request $request ): Answer {
		if ( ! $this->settings->canRefuse ) {
			return new Answer( 403, array( 'success' => false ) );
		}
		$this->recorder->record( 'revoked', $request->address );
		$answer = array( 'consent' => 'revoked' );
		return '1' === $request->query( 'quiet' )
			? Answer::success( $answer )
			: new Answer( 200, array( 'success' => true, 'data' => $answer ), cookies: Choice::NotSet->cookies( 0 ) );
	}
}
