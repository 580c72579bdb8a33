<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

defined( 'ABSPATH' ) || exit;

/** `{form.title}` and `{form.id}`. */
final class Form implements MergeTag {

	public function name(): string {
		return 'form';
	}

	public function value( string $part, MergeContext $context ): ?MergeValue {
		return match ( $part ) {
			'title' => MergeValue::text( $context->entry->formTitle ),
			'id'    => MergeValue::text( (string) $context->entry->formId ),
			default => null,
		};
	}

	public function parts( int $formId ): array {
		return array( 'title' => __( 'Form: title', 'vestibule' ), 'id' => __( 'Form: number', 'vestibule' ) );
	}
}
