<?php

declare(strict_types=1);

namespace Vestibule\Fields\View;

use Vestibule\Fields\Field;
use Vestibule\Fields\HoldsRows;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Kernel\Html\Html;

/** A field where it stands: with its id on the page and what the visitor typed and got for an answer. */
final class FieldView {

	/**
	 * @param string                $id    Unique on the page.
	 * @param array<string, string> $words
	 * @param object|null           $model What the type's model() read.
	 */
	public function __construct(
		public readonly Field $field,
		public readonly string $id,
		public readonly FormState $state,
		public readonly array $words,
		public readonly ?object $model = null,
	) {}

	public function isInvalid(): bool {
		return array() !== $this->state->errorsOf( $this->field->name );
	}

	public function word( string $key ): string {
		return $this->words[ $key ] ?? '';
	}

	public function partId( string $key ): string {
		return $this->id . '_' . $key;
	}

	/** @return list<array{key: string, id: string, name: string, label: string, required: bool, autocomplete: string}> What posts under a name of its own. */
	public function parts(): array {
		$type = $this->field->type;
		return $type instanceof HoldsRows ? $type->printedParts( $this ) : array_map( fn( array $part ): array => array( 'id' => $this->partId( $part['key'] ) ) + $part, $this->field->parts() );
	}

	/** The ids that describe the control: its help, then its error. */
	public function describedBy(): ?string {
		return self::ids( $this->id, '' !== $this->field->help, $this->isInvalid() );
	}

	public static function ids( string $id, bool $help, bool $error ): ?string {
		$ids = array_filter( array( $help ? "{$id}_help" : '', $error ? "{$id}_error" : '' ) );
		return array() === $ids ? null : implode( ' ', $ids );
	}

	/**
	 * What every control of this field says about itself.
	 *
	 * @return array<string, string|null>
	 */
	public function aria(): array {
		return array(
			'aria-required'    => $this->field->required ? 'true' : null,
			'aria-invalid'     => Html::ariaBool( $this->isInvalid() ),
			'aria-describedby' => $this->describedBy(),
		);
	}

	/** @return array<string, mixed> As the browser gets it, in the shape of the contract form-props. */
	public function props(): array {
		$field    = $this->field;
		$settings = $field->type->pageSettings( $field );
		$props    = array(
			'id'             => $this->id,
			'type'           => $field->type->name(),
			'name'           => $field->name,
			'label'          => $field->label,
			'help'           => $field->help,
			'placeholder'    => $field->string( 'placeholder' ),
			'required'       => $field->required,
			'messages'       => $field->messages,
			'options'        => $field->options(),
			'maxSelections'  => $field->number( 'maxSelections' ),
			'maxLength'      => $field->number( 'maxLength' ),
			'autocomplete'   => $field->string( 'autocomplete' ),
			'text'           => '' === $field->string( 'text' ) ? '' : wp_kses_post( $field->string( 'text' ) ),
			'initialCountry' => is_string( $field->settings['initialCountry'] ?? null ) ? $field->settings['initialCountry'] : 'auto',
			'parts'          => array_map(
				static fn( array $part ): array => array_diff_key( $part, array( 'key' => true ) ),
				$this->parts()
			),
			'appointment'    => null,
		);
		return ( array() === $settings ? array() : array( 'settings' => $settings ) ) + array_replace( $props, $field->type->pageProps( $this ) );
	}
}
