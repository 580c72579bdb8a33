<?php

declare(strict_types=1);

namespace Vestibule\Forms\Saving;

use Vestibule\Contract\FormSaving;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\OptInAsked;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Submitted\Resumed;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Html\PrivatePage;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Wiring\Hook;

/**
 * The link that a visitor was mailed: it opens the page of the form with everything filled in, on the step where the
 * visitor was. Opening it changes nothing, because programs that check mails follow links.
 */
final class SavedLink {

	public function __construct(
		private readonly SavedForms $saved,
		private readonly RequestReader $requests,
	) {}

	/** @param string $page Address of the page with the form. */
	public static function url( string $page, string $secret, string $instance ): string {
		return add_query_arg( HiddenNames::SAVED, $secret, $page ) . "#{$instance}";
	}

	/** What the form shows; what a post of this very visit has brought is newer. */
	public function resume( FormDefinition $form, string $instance, FormState $state ): FormState {
		$secret = $this->requests->read()->query( HiddenNames::SAVED );
		if ( null === $secret || ! $state->isEmpty() || ! PostSettings::of( $form->postId, FormSaving::class )->later ) {
			return $state;
		}
		PrivatePage::forbidCaching();
		$saved = FaultLog::attempt( fn (): ?SavedForm => $this->saved->find( $secret ) );
		if ( null === $saved ) {
			return new FormState( resumed: new Resumed( '', __( 'This link does not bring back a form. It may have run out, or a part of it is missing. What you enter now can be saved again.', 'vestibule' ) ) );
		}
		if ( $saved->formId !== $form->formId || $saved->instance !== $instance ) {
			return $state;
		}
		return new FormState( $saved->values, step: $saved->step, resumed: new Resumed( $secret, __( 'Your entries were restored.', 'vestibule' ) ) );
	}

	/**
	 * Deletes the saved form of a submission that has been stored. Its secret is among the fields of a post, or in the
	 * query string that a script sends.
	 */
	#[Hook( EntryStored::class )]
	#[Hook( OptInAsked::class )]
	public function forgetSent(): void {
		$request = $this->requests->read();
		$secret  = $request->body( HiddenNames::SAVED ) ?? '';
		$pattern = '/(?:^|&)' . HiddenNames::SAVED . '=([0-9a-f]{32})(?:&|$)/';
		if ( '' === $secret && 1 === preg_match( $pattern, $request->body( 'data' ) ?? '', $found ) ) {
			$secret = $found[1];
		}
		if ( Resumed::isSecret( $secret ) ) {
			FaultLog::attempt( fn () => $this->saved->forget( $secret ) );
		}
	}
}
