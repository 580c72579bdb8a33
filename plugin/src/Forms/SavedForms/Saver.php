<?php

declare(strict_types=1);

namespace Vestibule\Forms\SavedForms;

use Vestibule\Contract\FormSaving;
use Vestibule\Fields\BooksTime;
use Vestibule\Fields\Rules\Email;
use Vestibule\Fields\Rules\Text;
use Vestibule\Fields\Submitted\FieldValues;
use Vestibule\Fields\Submitted\SubmissionRefused;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Forms\Submit\Origin;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\MailBudget;
use Vestibule\Kernel\Setting\PostSettings;

/** Saves a form's values and sends the link by email. */
final class Saver {

	public function __construct(
		private readonly SavedForms $saved,
		private readonly SavedMail $mail,
		private readonly SaveLimits $limits,
		private readonly Origin $origin,
		private readonly MailBudget $budget,
	) {}

	/**
	 * @param string $email Address for the link. Empty to use the email address in the form.
	 * @return array{secret: string, message: string} Secret in the link, and message for the visitor.
	 * @throws SubmissionRefused
	 */
	public function save( FormDefinition $form, SubmittedData $posted, Request $request, string $email ): array {
		$settings = PostSettings::of( $form->postId, FormSaving::class );
		if ( ! $settings->later ) {
			throw SubmissionRefused::form( 403, __( 'This form cannot be saved.', 'vestibule' ) );
		}
		$values = $this->values( $form, $posted );
		$email  = $this->email( $form, $values, $email );
		$this->limits->checkMailbox( $email );
		if ( null === $this->budget->reserve( $email, $request->address, canWait: false ) ) {
			$words = __( 'No more links can be sent today, so nothing was saved. Try again tomorrow. Your answers are still here.', 'vestibule' );
			throw SubmissionRefused::tooOften( $words, HOUR_IN_SECONDS );
		}
		$secret = $this->secret( $posted->string( HiddenNames::SAVED ), $form->formId, $email );
		$days   = $settings->days;
		$saved  = new SavedForm(
			$form->formId,
			Origin::instance( $request, $form->formId ),
			SavedForms::address( $email ),
			$values,
			$this->step( $form, $request )
		);
		$this->saved->keep( $secret, $saved, $days );
		$page = Origin::postAddress( $this->origin->page( $request ) );
		if ( ! $this->mail->send( $form, $email, SavedLink::url( $page, $secret, $saved->instance ), $days ) ) {
			$this->saved->forget( $secret );
			$words = __( 'The email with the link could not be sent, so nothing was saved. Try again later. Your answers are still here.', 'vestibule' );
			throw SubmissionRefused::form( 503, $words, array(), array( 'Retry-After' => '60' ) );
		}
		return array(
			'secret' => $secret,
			/* translators: %s: email address. */
			'message' => sprintf( __( 'Saved. We have sent a link to %s.', 'vestibule' ), $email ),
		);
	}

	/**
	 * @return array<string, string|list<string>> Values of the form. For a chosen time, only its start.
	 * @throws SubmissionRefused Status 400.
	 */
	private function values( FormDefinition $form, SubmittedData $posted ): array {
		$values = ( new FieldValues() )->read( $form, $posted );
		foreach ( $form->fields as $field ) {
			$value = $values[ $field->name ] ?? '';
			if ( $field->type instanceof BooksTime && is_string( $value ) && str_starts_with( $value, '{' ) ) {
				$start                   = ( (array) json_decode( $value, true ) )['start'] ?? '';
				$values[ $field->name ] = is_string( $start ) ? $start : '';
			}
		}
		return array_filter( $values, static fn( string|array $value ): bool => '' !== $value && array() !== $value );
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @throws SubmissionRefused Status 422.
	 */
	private function email( FormDefinition $form, array $values, string $given ): string {
		$email = Text::trim( $given );
		foreach ( '' === $email ? $form->fields : array() as $field ) {
			$value = $values[ $field->name ] ?? '';
			$email = '' === $email && 'email' === $field->type->name() && is_string( $value )
				? Text::trim( $value )
				: $email;
		}
		if ( ! Email::isValid( $email ) ) {
			$words = '' === $email
				? __( 'Enter the email address for the link', 'vestibule' )
				: __( 'This field must contain a valid email', 'vestibule' );
			throw new SubmissionRefused( 422, array( HiddenNames::LATER => array( $words ) ) );
		}
		return $email;
	}

	/** Returns the secret of the visitor's earlier link if it was sent to the same mailbox, otherwise a new one. */
	private function secret( string $given, int $form_number, string $email ): string {
		$earlier = $this->saved->find( $given );
		return null !== $earlier
			&& $earlier->formId === $form_number
			&& SavedForms::address( $email ) === $earlier->email
			? $given
			: SavedForms::newSecret();
	}

	private function step( FormDefinition $form, Request $request ): int {
		return max( 0, min( count( $form->steps ), (int) $request->body( HiddenNames::STEP ) ) );
	}
}
