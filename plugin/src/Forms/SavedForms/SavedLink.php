<?php

declare(strict_types=1);

namespace Vestibule\Forms\SavedForms;

use Vestibule\Contract\FormSaving;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\OptInAsked;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Submitted\ResumedForm;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Html\PrivatePage;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Link in an email to a saved form. The link opens the page of the form with all values, on the saved step. Opening the
 * link changes nothing, because email scanners follow links.
 */
final class SavedLink {

	public function __construct(
		private readonly SavedForms $saved,
		private readonly RequestReader $requests,
	) {}

	/** @param string $page URL of the form's page. */
	public static function url( string $page, string $secret, string $instance ): string {
		return add_query_arg( HiddenNames::SAVED, $secret, $page ) . "#{$instance}";
	}

	/**
	 * Returns the saved state of a form. Values posted during this visit take precedence, because they are newer.
	 */
	public function resume( FormDefinition $form, string $instance, FormState $state ): FormState {
		$secret = $this->requests->read()->query( HiddenNames::SAVED );
		if (
			null === $secret || ! $state->isEmpty() || ! PostSettings::of( $form->postId, FormSaving::class )->later
		) {
			return $state;
		}
		PrivatePage::forbidCaching();
		$saved = FaultLog::attempt( fn (): ?SavedForm => $this->saved->find( $secret ) );
		if ( null === $saved ) {
			return new FormState(
				resumed: new ResumedForm(
					'',
					__( 'This link does not work. It may have expired, or part of it may be missing. You can fill in the form and save it again.', 'vestibule' )
				)
			);
		}
		if ( $saved->formId !== $form->formId || $saved->instance !== $instance ) {
			return $state;
		}
		return new FormState(
			$saved->values,
			step: $saved->step,
			resumed: new ResumedForm( $secret, __( 'Your answers were restored.', 'vestibule' ) )
		);
	}

	/**
	 * Deletes the saved form after its submission was stored. Without scripts, the secret is a posted field. With
	 * scripts, the secret is part of the query string in `data`.
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
		if ( ResumedForm::isSecret( $secret ) ) {
			FaultLog::attempt( fn () => $this->saved->forget( $secret ) );
		}
	}
}
