<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/**
 * Options with images from the media library. Visitors can choose one or more, depending on the settings. The value is
 * always a list.
 */
final class ImageChoice extends Choice {

	public function __construct( private readonly Pictures $pictures ) {}

	public function name(): string {
		return 'image-choice';
	}

	public function holdsList(): bool {
		return true;
	}

	public function attributes(): array {
		return array_replace_recursive(
			array_diff_key( parent::attributes(), array( 'optionsFrom' => 0 ) ),
			array(
				'options' => array(
					'items' => array( 'properties' => array( 'image' => array( 'type' => 'integer' ) ) ),
				),
			)
		) + self::columnsAttribute() + array( 'multiple' => array( 'type' => 'boolean', 'default' => false ) );
	}

	public function defaults(): Defaults {
		return new Defaults( 'image_choice', __( 'Image choice', 'vestibule' ), self::notOffered() );
	}

	/** Adds the attachment IDs of the images, in the order of the options. */
	public function settings( array $settings, string $name ): array {
		$images = array();
		foreach ( is_array( $settings['options'] ?? null ) ? $settings['options'] : array() as $option ) {
			if ( is_array( $option ) && is_string( $option['value'] ?? null ) ) {
				$images[ 'v' . $option['value'] ] ??= is_int( $option['image'] ?? null )
					? max( 0, $option['image'] )
					: 0;
			}
		}
		$read = parent::settings( $settings, $name );
		/** @var list<array{value: string, label: string}> $options */
		$options = $read['options'];
		return array(
			'images' => array_map(
				static fn ( array $option ): int => $images[ 'v' . $option['value'] ] ?? 0,
				$options
			),
		) + $read;
	}

	public function fromAnotherSite( array $attributes ): array {
		if ( ! is_array( $attributes['options'] ?? null ) ) {
			return parent::fromAnotherSite( $attributes );
		}
		$attributes['options'] = array_map(
			static fn ( mixed $option ): mixed =>
				is_array( $option ) ? array_diff_key( $option, array( 'image' => 0 ) ) : $option,
			$attributes['options']
		);
		/* translators: %s: label of a field. */
		return array( $attributes, __( '“%s”: choose the images again.', 'vestibule' ) );
	}

	public function pageSettings( Field $field ): array {
		return parent::pageSettings( $field ) + array_filter(
			array( 'multiple' => self::isMultiple( $field ) )
		) + array( 'pictures' => $this->found( $field ) );
	}

	public function initialValues( Field $field ): array {
		return array_map(
			static fn ( string|array $values ): array =>
				array_slice( (array) $values, 0, self::isMultiple( $field ) ? null : 1 ),
			parent::initialValues( $field )
		);
	}

	public function render( FieldView $view ): string {
		return ( new Choices( $this->holdsList() ) )->render(
			$view,
			! self::isMultiple( $view->field ),
			$this->found( $view->field )
		);
	}

	public function charts( Field $field ): array {
		return array( Chart::bars( Line::of( $field->name ), $field->options(), self::isMultiple( $field ) ) );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$too_many = ! self::isMultiple( $field ) && count( $value->chosen() ) > 1;
		return $too_many ? $this->invalid( false, $field ) : parent::faults( $field, $value, $context );
	}

	/** @return list<array{src: string, srcset: string, sizes: string, width: int, height: int, alt: string}|null> */
	private function found( Field $field ): array {
		/** @var list<int> $images */
		$images = $field->settings['images'] ?? array();
		return $this->pictures->find( $images );
	}

	private static function isMultiple( Field $field ): bool {
		return true === ( $field->settings['multiple'] ?? false );
	}
}
