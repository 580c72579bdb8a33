<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

defined( 'ABSPATH' ) || exit;

/** `{site.name}` and `{site.url}`. */
final class Site implements MergeTag {

	public function name(): string {
		return 'site';
	}

	public function value( string $part, MergeContext $context ): ?MergeValue {
		return match ( $part ) {
			'name'  => MergeValue::text( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ),
			'url'   => MergeValue::text( home_url( '/' ) ),
			default => null,
		};
	}

	public function parts( int $formId ): array {
		return array( 'name' => __( 'Site: name', 'vestibule' ), 'url' => __( 'Site: address', 'vestibule' ) );
	}
}
