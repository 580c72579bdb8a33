<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Contracts\FormLabels;
use WP_Post;

/** The words of a form for those who read its entries, also while it is a draft or in the bin. */
final class Labels implements FormLabels {

	/** @var array<int, array<string, array{type: string, label: string, options: array<string, string>}>> By form, for this request. */
	private array $known = array();

	public function __construct( private readonly Forms $forms, private readonly BlockReader $blocks ) {}

	public function labels( int $formId ): array {
		return $this->known[ $formId ] ??= $this->read( $formId );
	}

	public function title( int $formId ): string {
		return $this->forms->byFormId( $formId )->title ?? $this->post( $formId )->post_title ?? '';
	}

	/** @return array<string, array{type: string, label: string, options: array<string, string>}> */
	private function read( int $formId ): array {
		$fields = $this->forms->byFormId( $formId )->fields ?? $this->blocks->fields( $this->post( $formId )->post_content ?? '' );
		$labels = array();
		foreach ( $fields as $field ) {
			foreach ( array() === $field->parts ? array( array( 'name' => $field->name, 'label' => $field->label ) ) : $field->parts as $part ) {
				$labels[ $part['name'] ] = array(
					'type'    => $field->type->value,
					'label'   => $part['label'],
					'options' => array_column( $field->options, 'label', 'value' ),
				);
			}
		}
		return $labels;
	}

	private function post( int $formId ): ?WP_Post {
		$posts = get_posts(
			array(
				'post_type'      => FormPostType::NAME,
				'post_status'    => array( 'publish', 'draft', 'pending', 'private', 'future', 'trash' ),
				'meta_key'       => FormPostType::NUMBER,
				'meta_value'     => (string) $formId,
				'posts_per_page' => 1,
			)
		);
		return $posts[0] ?? null;
	}
}
