<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Fields\Conditions\Part;
use Vestibule\Fields\View\AlternativeContact;
use Vestibule\Fields\View\PrintedField;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Html\Html;

/** Data for the form's script in the browser, in the shape of the contract form-props. */
final class Props {

	public function __construct( private readonly Assets $assets ) {}

	public function script( FormInstance $instance ): string {
		$json = wp_json_encode(
			$this->forInstance( $instance ),
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
		return '<script type="application/json" data-part="props">'
			. Html::protectJsonFromTextFilters( false === $json ? '{}' : $json ) . '</script>';
	}

	/** @return array<string, mixed> */
	public function forInstance( FormInstance $instance ): array {
		return array(
			'formId'                => $instance->form->formId,
			'instance'              => $instance->key,
			'ajaxUrl'               => admin_url( 'admin-ajax.php' ),
			'submitLabel'           => $instance->submitLabel(),
			'countryUrl'            => rest_url( 'vestibule/v1/country' ),
			'phoneUrl'              => $this->assets->url( 'phone/' ),
			'errorMessagePlacement' => $instance->form->settings->errorMessagePlacement,
			'locale'                => get_bloginfo( 'language' ),
			'timezone'              => wp_timezone_string(),
			'message'               => $instance->state->message,
			'otherWay'              => AlternativeContact::whenUnreached( $instance->form->settings ),
			'values'                => (object) $instance->state->values,
			'errors'                => (object) $instance->state->errors,
			'words'                 => $instance->words,
			'fields'                => array_map(
				static fn( PrintedField $field ): array => $field->props(),
				$instance->printed()
			),
		) + $this->conditions( $instance );
	}

	/** @return array<string, mixed> Empty if the form has no conditions. */
	private function conditions( FormInstance $instance ): array {
		return array() === $instance->form->parts ? array() : array(
			'conditions' => array(
				'parts'    => array_map( static fn( Part $part ): array => $part->toArray(), $instance->form->parts ),
				/* translators: %s: the labels of fields. */
				'appeared' => __( 'These fields have appeared: %s', 'vestibule' ),
			),
		);
	}
}
