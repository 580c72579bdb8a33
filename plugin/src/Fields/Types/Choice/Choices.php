<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\View\FieldView;
use Vestibule\Fields\View\Frame;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/** Renders a group of radio buttons or checkboxes. */
final class Choices {

	/** @param bool $isList Whether the type posts a list. */
	public function __construct( private readonly bool $isList ) {}

	/**
	 * @param bool                            $radio    Whether to render radio buttons instead of checkboxes.
	 * @param list<array<string, mixed>|null> $pictures Images of the options, in the order of the options.
	 */
	public function render( FieldView $view, bool $radio, array $pictures = array() ): string {
		$field  = $view->field;
		$chosen = $view->state->strings( $field->name );
		$name   = $this->isList ? "{$field->name}[]" : $field->name;
		$boxes  = '';
		foreach ( Other::added( $view, $field->options() ) as $index => $option ) {
			$boxes .= self::choice(
				array(
					'id'               => 0 === $index ? $view->id : "{$view->id}_{$index}",
					'type'             => $radio ? 'radio' : 'checkbox',
					'name'             => $name,
					'value'            => $option['value'],
					'aria-invalid'     => $radio ? null : Html::ariaBool( $view->isInvalid() ),
					// Screen readers may skip the description of a group, so the first radio button also references the
					// error.
					'aria-describedby' => $radio
						? ( 0 === $index && $view->isInvalid() ? $view->id . '_error' : null )
						: $view->describedBy(),
					'checked'          => in_array( $option['value'], $chosen, true ),
				),
				Html::escape( $option['label'] ),
				self::picture( $pictures[ $index ] ?? null )
			);
		}
		$group = Html::element(
			'div',
			array(
				'class'            => 'vestibule-choices' . (
					$field->number( 'columns' ) > 0 ? ' has-columns-' . $field->number( 'columns' ) : ''
				),
				'role'             => $radio ? 'radiogroup' : 'group',
				'aria-labelledby'  => $view->id . '_label',
				'aria-required'    => $radio && $field->required ? 'true' : null,
				'aria-invalid'     => $radio ? Html::ariaBool( $view->isInvalid() ) : null,
				'aria-describedby' => $view->describedBy(),
			),
			$boxes
		);
		return ( new Frame() )->render( $view, $group . Other::render( $view ), true );
	}

	/**
	 * Renders a radio button or checkbox with its label, optionally below an image.
	 *
	 * @param array<string, string|int|bool|null> $attributes
	 */
	public static function choice( array $attributes, string $words, string $picture = '' ): string {
		return Html::element(
			'label',
			array( 'class' => 'vestibule-choice' ),
			$picture . Html::void( 'input', array( 'class' => 'vestibule-choice__box' ) + $attributes )
			. Html::element( 'span', array( 'class' => 'vestibule-choice__text' ), $words )
		);
	}

	/** @param array<string, mixed>|null $picture Image found by Pictures. */
	private static function picture( ?array $picture ): string {
		/** @var array<string, string|int> $attributes */
		$attributes = array( 'class' => 'vestibule-choice__picture' ) + array_filter(
			$picture ?? array(),
			static fn ( mixed $value, string $name ): bool => '' !== $value || 'alt' === $name,
			ARRAY_FILTER_USE_BOTH
		);
		return null === $picture
			? ''
			: Html::void( 'img', $attributes + array( 'loading' => 'lazy', 'decoding' => 'async' ) );
	}
}
