<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

defined( 'ABSPATH' ) || exit;

/** `{page.url}`: the page that the form was sent from. */
final class Page implements MergeTag {

	public function name(): string {
		return 'page';
	}

	public function value( string $part, MergeContext $context ): ?MergeValue {
		return 'url' === $part ? MergeValue::text( $context->entry->sourceUrl ) : null;
	}

	public function parts( int $formId ): array {
		return array( 'url' => __( 'Page that the form was sent from', 'vestibule' ) );
	}
}
