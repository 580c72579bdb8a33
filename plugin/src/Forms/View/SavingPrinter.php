<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Contract\FormSaving;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Fields\Tree\HiddenNames;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Setting\PostSettings;

/** Prints the parts of a form with which visitors can save their answers for later (docs/form-data.md). */
final class SavingPrinter {

	/** AJAX action that saves a form for later. */
	public const CALL = 'vestibule_form_save';

	/**
	 * Returns the storage key for drafts in the browser. If the browser has a draft, the form's script loads together
	 * with the page.
	 *
	 * @return array<string, string> Attributes of the form element.
	 */
	public function attributes( FormDefinition $form ): array {
		return PostSettings::of( $form->postId, FormSaving::class )->drafts
			? array( 'data-kept' => "vestibule-draft-{$form->formId}" )
			: array();
	}

	/** Prints the result of saving a form, or of opening a link to a saved form. */
	public function notice( FormInstance $instance ): string {
		$notice = $instance->state->resumed->notice ?? '';
		return '' === $notice
			? ''
			: Html::element(
				'div',
				array( 'class' => 'vestibule-form__draft', 'role' => 'status' ),
				Html::protectFromTextFilters( Html::escape( $notice ) )
			);
	}

	/** Prints the collapsed section for saving the form, with a button that posts the whole form. */
	public function later( FormInstance $instance ): string {
		$settings = PostSettings::of( $instance->form->postId, FormSaving::class );
		if ( ! $settings->later ) {
			return '';
		}
		$secret = $instance->state->resumed->secret ?? '';
		$hidden = '' === $secret
			? ''
			: Html::void( 'input', array( 'type' => 'hidden', 'name' => HiddenNames::SAVED, 'value' => $secret ) );
		$days   = $settings->days;
		$words  = __( 'We’ll send you a link that restores your answers on any device.', 'vestibule' ) . ' '
			/* translators: %d: number of days. */
			. sprintf( _n( 'The link works for %d day.', 'The link works for %d days.', $days, 'vestibule' ), $days );
		$errors = $instance->state->errorsOf( HiddenNames::LATER );
		$summary = Html::element(
			'summary',
			array( 'class' => 'vestibule-later__title' ),
			Html::escape( __( 'Save and continue later', 'vestibule' ) )
		);
		$inner   = $summary . Html::element( 'p', array( 'class' => 'vestibule-field__help' ), Html::escape( $words ) )
			. $this->address( "{$instance->key}_later", $errors ) . $this->button( $instance );
		return $hidden . Html::element(
			'details',
			array( 'class' => 'vestibule-later', 'data-part' => 'later', 'open' => array() !== $errors ),
			Html::protectFromTextFilters( $inner )
		);
	}

	/** @param list<string> $errors */
	private function address( string $id, array $errors ): string {
		$label = Html::element(
			'label',
			array( 'class' => 'vestibule-field__label', 'for' => $id ),
			Html::escape( __( 'Email address for the link', 'vestibule' ) )
		);
		$input = Html::void(
			'input',
			array(
				'class'            => 'vestibule-field__input',
				'id'               => $id,
				'type'             => 'email',
				'name'             => HiddenNames::LATER,
				'value'            => '',
				'maxlength'        => 254,
				'autocomplete'     => 'email',
				'aria-invalid'     => Html::ariaBool( array() !== $errors ),
				'aria-describedby' => "{$id}_error",
			)
		);
		$error = Html::element(
			'div',
			array( 'class' => 'vestibule-field__error', 'id' => "{$id}_error", 'role' => 'alert' ),
			Html::escape( implode( ' ', $errors ) )
		);
		return $label . Html::element( 'div', array( 'class' => 'vestibule-field__control' ), $input ) . $error;
	}

	private function button( FormInstance $instance ): string {
		$own = array(
			'class'      => 'vestibule-later__button',
			'type'       => 'submit',
			'formaction' => admin_url( 'admin-ajax.php?action=' . self::CALL ),
			'data-later' => $instance->key,
		);
		return Html::element( 'button', $own, Html::escape( __( 'Send me the link', 'vestibule' ) ) )
			. Html::element( 'div', array( 'class' => 'vestibule-later__status', 'role' => 'status' ), '' );
	}
}
