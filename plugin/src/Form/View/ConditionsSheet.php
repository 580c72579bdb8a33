<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Form\Field;
use Vestibule\Form\FormDefinition;
use Vestibule\View\Assets;

defined( 'ABSPATH' ) || exit;

/** The rules of what conditions hide: only pages with a form that has some get them. */
final class ConditionsSheet {

	private const HANDLE = 'vestibule-form-conditions';

	public function __construct( private readonly Assets $assets ) {}

	public function enqueueFor( ?FormDefinition $form ): void {
		$inRows = array_filter( $form->fields ?? array(), static fn( Field $field ): bool => array() !== ( $field->settings['rowParts'] ?? array() ) );
		if ( null === $form || array() === array( ...$form->parts, ...$inRows ) ) {
			return;
		}
		$version = wp_styles()->registered['vestibule-form-style']->ver ?? null;
		wp_enqueue_style( self::HANDLE, $this->assets->url( 'blocks/form/conditions.css' ), array( 'vestibule-form-style' ), is_string( $version ) ? $version : null );
		wp_style_add_data( self::HANDLE, 'path', $this->assets->path( 'blocks/form/conditions.css' ) );
	}
}
