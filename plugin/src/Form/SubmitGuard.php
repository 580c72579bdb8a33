<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Ajax\PageKey;
use Vestibule\Ajax\Request;
use Vestibule\Contracts\Clock;

/**
 * Keeps out what no visitor sends: a filled trap, a token that is missing, foreign, or has run out
 * (docs/reference/calls.md).
 */
final class SubmitGuard {

	public function __construct(
		private readonly Token $tokens,
		private readonly PageKey $pageKeys,
		private readonly Clock $clock,
	) {}

	/**
	 * @return array{token: string, expires: int} The submission's token.
	 * @throws SubmissionRefused 403, with a fresh token when a good one has run out.
	 */
	public function token( int $form_number, SubmittedData $posted ): array {
		$this->checkTrap( $form_number, $posted );
		$token   = $posted->string( HiddenNames::TOKEN );
		$expires = $this->tokens->expires( $form_number, $token );
		if ( null === $expires ) {
			throw SubmissionRefused::form( 403, __( 'We could not check this form. Reload the page and send it again.', 'vestibule' ) );
		}
		return array( 'token' => $token, 'expires' => $expires );
	}

	/** @throws SubmissionRefused 403. */
	public function checkExpiry( int $form_number, int $expires ): void {
		if ( $expires <= $this->clock->now()->getTimestamp() ) {
			throw SubmissionRefused::form(
				403,
				__( 'The form was open for a long time. Send it again.', 'vestibule' ),
				array( HiddenNames::TOKEN => $this->tokens->issue( $form_number ) )
			);
		}
	}

	/**
	 * Without scripts there is no token: the page's key has to do, and what was posted is the key of its sending.
	 *
	 * @throws SubmissionRefused 403.
	 */
	public function plain( int $form_number, SubmittedData $posted, Request $request ): Sending {
		$this->checkTrap( $form_number, $posted );
		if ( ! $this->pageKeys->matches( $form_number, $posted->string( HiddenNames::PAGE_KEY ) ) ) {
			throw SubmissionRefused::form( 403, __( 'We could not check this form. Reload the page and send it again.', 'vestibule' ) );
		}
		return ( new PlainSending( $this->clock ) )->forRequest( $form_number, $request );
	}

	private function checkTrap( int $form_number, SubmittedData $posted ): void {
		if ( '' !== $posted->string( "item_{$form_number}__url" ) ) {
			throw SubmissionRefused::form( 403, __( 'We could not take this form. Leave the field that asks to be left empty, and send it again.', 'vestibule' ) );
		}
	}
}
