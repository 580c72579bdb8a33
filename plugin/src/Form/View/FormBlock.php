<?php

declare(strict_types=1);

namespace Vestibule\Form\View;

use Vestibule\Contracts\Appointments;
use Vestibule\Contracts\Islands;
use Vestibule\Form\Forms;
use Vestibule\Form\FormStates;
use Vestibule\Form\PageKey;
use Vestibule\View\Html;
use WP_Block;
use WP_Post;

/** Prints a form where its block stands: complete, usable without scripts, and with what the browser needs to take it over. */
final class FormBlock {

	/** @var array<int, int> How often each form was printed on this page. */
	private array $count = array();

	/** Whether a form is being printed: one inside another is no HTML, and one inside itself would never end. */
	private bool $printing = false;

	public function __construct(
		private readonly Forms $forms,
		private readonly FormStates $states,
		private readonly PageKey $keys,
		private readonly Appointments $appointments,
		private readonly AppointmentModels $models,
		private readonly Words $words,
		private readonly Errors $errors,
		private readonly Props $props,
		private readonly Islands $islands,
	) {}

	/** @param array<string, mixed> $attributes */
	public function html( array $attributes ): string {
		$ref  = $attributes['ref'] ?? 0;
		$form = is_numeric( $ref ) ? $this->forms->byPost( (int) $ref ) : null;
		if ( null === $form || $this->printing ) {
			return '';
		}
		$this->count[ $form->formId ] = ( $this->count[ $form->formId ] ?? 0 ) + 1;
		$key      = "ff_form_instance_{$form->formId}_{$this->count[ $form->formId ]}";
		$event    = $this->appointments->event( 0 );
		$instance = new FormInstance(
			$form,
			$key,
			$this->states->forRequest( $form->formId, $key ),
			$this->words->all( null === $event ? wp_timezone_string() : $this->appointments->timezone( $event ) ),
			$this->models
		);
		$this->islands->need( 'form' );
		$this->printing = true;
		try {
			return $this->island( $instance );
		} finally {
			$this->printing = false;
		}
	}

	private function island( FormInstance $instance ): string {
		$fields  = $this->fields( $instance );
		$state   = $instance->state;
		$stacked = 'stackToBottom' === $instance->form->settings->errorMessagePlacement;
		$errors  = Html::element(
			'div',
			array(
				'class'     => 'vestibule-form__errors',
				'data-part' => 'errors',
				'role'      => 'alert',
			),
			$this->errors->html( $state->errors, $instance->printed(), $instance->words )
		);
		$form    = Html::element(
			'form',
			array(
				'class'              => 'vestibule-form' . ( $stacked ? ' is-stacked' : '' ),
				'id'                 => $instance->key,
				'data-form_id'       => $instance->form->formId,
				'data-form_instance' => $instance->key,
				'data-nonce'         => $this->keys->of( $instance->form->formId ),
				'method'             => 'post',
				'action'             => admin_url( 'admin-ajax.php?action=vestibule_form_submit' ),
				'novalidate'         => true,
				'hidden'             => $state->hidden,
			),
			( $stacked ? '' : $errors ) . $fields . $this->hidden( $instance ) . ( $stacked ? $errors : '' )
		);
		$message = Html::element(
			'div',
			array(
				'class'     => 'vestibule-form__message',
				'data-part' => 'message',
				'role'      => 'status',
				'tabindex'  => -1,
			),
			$state->message
		);
		$wrapper = array(
			'data-island'         => 'form',
			'data-island-name'    => 'Form',
			'data-island-failure' => __( 'Javascript handler could not be loaded. Form submission has been failed. Reload the page and try again', 'vestibule' ),
		);
		return '<div ' . get_block_wrapper_attributes( $wrapper ) . '>' . $form . $message . $this->props->script( $instance ) . '</div>';
	}

	private function fields( FormInstance $instance ): string {
		$html = '';
		foreach ( parse_blocks( (string) get_post_field( 'post_content', $instance->form->postId ) ) as $block ) {
			/** @var array{blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<string, mixed>>, innerHTML: string, innerContent: list<string|null>} $block */
			$html .= ( new WP_Block( $block, array( 'vestibule/form' => $instance ) ) )->render();
		}
		return $html;
	}

	private function hidden( FormInstance $instance ): string {
		$id     = $instance->form->formId;
		$inputs = '';
		$values = array(
			'form_id'            => (string) $id,
			'vestibule_key'      => $this->keys->of( $id ),
			'vestibule_instance' => $instance->key,
			'vestibule_page'     => $this->page(),
			'__vestibule_token'  => '',
		);
		foreach ( $values as $name => $value ) {
			$inputs .= Html::void(
				'input',
				array(
					'type'  => 'hidden',
					'name'  => $name,
					'value' => $value,
				)
			);
		}
		$trap = Html::void(
			'input',
			array(
				'type'         => 'text',
				'name'         => "item_{$id}__url",
				'value'        => '',
				'tabindex'     => -1,
				'autocomplete' => 'off',
			)
		);
		return $inputs . Html::element(
			'div',
			array(
				'class'       => 'vestibule-form__trap',
				'aria-hidden' => 'true',
			),
			Html::element( 'label', array(), Html::text( __( 'Leave this field empty', 'vestibule' ) ) . $trap )
		);
	}

	/** Where the visitor comes back to after a post without scripts; an archive's number is not a post's. */
	private function page(): string {
		$page      = get_queried_object();
		$permalink = $page instanceof WP_Post ? get_permalink( $page ) : false;
		return is_string( $permalink ) ? $permalink : home_url( '/' );
	}
}
