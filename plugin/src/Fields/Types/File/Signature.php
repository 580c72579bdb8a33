<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\File;

use Vestibule\Entries\Files\FileRules;
use Vestibule\Entries\Files\StoredFile;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/**
 * Signature. A drawn signature is stored as a private image, and a typed one as a name (docs/form-data.md). The posted
 * value is the reference to the image, or the name. The stored value describes the image, or contains the name and the
 * displayed declaration.
 */
final class Signature extends Uploaded {

	/**
	 * Maximum size of a drawn image. Even an image of the maximum dimensions, full of strokes, is only about a third of
	 * this size.
	 */
	private const KILOBYTES = 200;

	private const WIDTH  = 1200;
	private const HEIGHT = 400;

	/** Maximum length of a typed name. */
	private const MAX_NAME_CHARACTERS = 100;

	public function name(): string {
		return 'signature';
	}

	public function holdsList(): bool {
		return false;
	}

	public function attributes(): array {
		return array( 'text' => self::textAttribute( 3000 ) );
	}

	public function defaults(): Defaults {
		return new Defaults(
			'signature',
			__( 'Signature', 'vestibule' ),
			array(
				'required' => __( 'Sign here', 'vestibule' ),
				'invalid'  => __( 'This signature cannot be used. Sign again, or type your name', 'vestibule' ),
			),
			array(
				'text' => __( 'By typing my name, I sign this form. The typed name counts as my signature.', 'vestibule' ),
				'maxLength' => self::MAX_NAME_CHARACTERS,
			)
		);
	}

	/** Converts the declaration to plain text, so that it is stored exactly as it is displayed. */
	public function settings( array $settings, string $name ): array {
		return array(
			'text' => self::line(
				wp_strip_all_tags( is_string( $settings['text'] ?? null ) ? $settings['text'] : '' )
			),
		) + $settings;
	}

	public function read( Field $field, SubmittedData $data ): Value {
		return new Value( array( $field->name => self::line( $data->string( $field->name ) ) ) );
	}

	public function rules( Field $field, int $form ): FileRules {
		return new FileRules(
			$form,
			$field->name,
			$this->kinds( $field ),
			$this->largest( $field ),
			array( 'minWidth' => 0, 'minHeight' => 0, 'maxWidth' => self::WIDTH, 'maxHeight' => self::HEIGHT ),
			true
		);
	}

	public function normalize( Field $field, Value $value, Context $context ): Value {
		$file = array_values( $this->uploads->named( $context->formId, $field->name, $value->chosen() ) )[0] ?? null;
		$typed = array() === $value->chosen() ? '' : array( $value->string(), $field->string( 'text' ) );
		return new Value( array( $field->name => null === $file ? $typed : $file->text() ) );
	}

	public function asText( Field $field, Value $value ): string {
		[ $name, $sentence ] = array( ...$value->chosen(), '', '' );
		if ( null !== StoredFile::parse( $name ) ) {
			return __( 'Signed by hand', 'vestibule' );
		}
		/* translators: 1: a typed name, 2: the declaration next to it, such as "By typing my name I sign this form." */
		return '' === $sentence ? $name : sprintf( __( '%1$s, typed: “%2$s”', 'vestibule' ), $name, $sentence );
	}

	public function asTexts( Field $field, string $name, array $values ): array {
		return array_filter( array( $this->asText( $field, new Value( array( $name => $values ) ) ) ) );
	}

	public function valueSchema( Field $field ): array {
		return array(
			'type' => 'string',
			'maxLength' => self::MAX_NAME_CHARACTERS,
			'description' => __( 'Typed name of the signer.', 'vestibule' ),
		);
	}

	public function pageSettings( Field $field ): array {
		$limit = $this->largest( $field );
		return array(
			'maxSize' => $limit,
			'words'   => array(
				'area'     => __( 'Sign here with your finger, a pen or the mouse', 'vestibule' ),
				'undo'     => __( 'Undo the last stroke', 'vestibule' ),
				'clear'    => __( 'Clear', 'vestibule' ),
				'type'     => __( 'Type your name instead', 'vestibule' ),
				'draw'     => __( 'Draw your signature instead', 'vestibule' ),
				'kept'     => __( 'Your drawn signature has been kept.', 'vestibule' ),
				'cleared'  => __( 'The signature was cleared.', 'vestibule' ),
				'undone'   => __( 'The last stroke was removed.', 'vestibule' ),
				'offline'  => __(
					'Your signature could not be sent. Check your connection and try again, or type your name',
					'vestibule'
				),
				'tooLarge' => sprintf(
					/* translators: %s: a size, such as 200 KB. */
					__(
						'This signature is too large. The maximum is %s. Use fewer strokes, or type your name',
						'vestibule'
					),
					(string) size_format( $limit )
				),
			),
		);
	}

	public function viewWords(): array {
		return array(
			'typedName' => __( 'Type your full name', 'vestibule' ),
			'keepSignature' => __( 'Keep my drawn signature', 'vestibule' ),
		);
	}

	/** Renders the input for a typed name, and an empty element in which scripts display the drawing area. */
	protected function control( FieldView $view ): string {
		$field   = $view->field;
		$value   = $view->state->string( $field->name );
		$is_kept = null !== StoredFile::fromReference( $value );
		$input   = Html::void(
			'input',
			array(
				'class'        => 'vestibule-field__input vestibule-signature__name',
				'id'           => $view->id,
				'name'         => $field->name,
				'type'         => 'text',
				'autocomplete' => 'name',
				'placeholder'  => $view->word( 'typedName' ),
				'maxlength'    => self::MAX_NAME_CHARACTERS,
				'value'        => $is_kept ? '' : $value,
			) + array( 'aria-describedby' => trim( "{$view->id}_consent " . $view->describedBy() ) ) + $view->aria()
		);
		$keep    = ! $is_kept ? '' : Html::element(
			'label',
			array( 'class' => 'vestibule-choice vestibule-signature__keep' ),
			Html::void(
				'input',
				array(
					'class' => 'vestibule-choice__box',
					'type' => 'checkbox',
					'name' => $field->name,
					'value' => $value,
					'checked' => true,
				)
			)
			. Html::element(
				'span',
				array( 'class' => 'vestibule-choice__text' ),
				Html::escape( $view->word( 'keepSignature' ) )
			)
		);
		$typed   = Html::element(
			'div',
			array( 'class' => 'vestibule-signature__consent', 'id' => "{$view->id}_consent" ),
			Html::escape( $field->string( 'text' ) )
		);
		return Html::element( 'div', array( 'class' => 'vestibule-signature__pad', 'hidden' => true ), '' )
			. Html::element( 'div', array( 'class' => 'vestibule-signature__typed' ), $input . $typed . $keep );
	}

	/** Checks whether the value is the reference to an uploaded image, or a name. Rejects data URLs of images. */
	protected function faults( Field $field, Value $value, Context $context ): array {
		$text = $value->string();
		if ( null !== StoredFile::fromReference( $text ) ) {
			return $this->invalid(
				array() !== $this->uploads->unclaimed( $context->formId, $field->name, array( $text ) ),
				$field
			);
		}
		return str_starts_with( $text, 'data:' ) ? $this->invalid( false, $field ) : $this->tooLong( $field, $text );
	}

	protected function isEmpty( Value $value ): bool {
		return '' === Texts::trim( $value->string() );
	}

	protected function kinds( Field $field ): array {
		return array( 'png' );
	}

	protected function largest( Field $field ): int {
		return min( self::KILOBYTES * KB_IN_BYTES, $this->uploads->serverLimit() );
	}
}
