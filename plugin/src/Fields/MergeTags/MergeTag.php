<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

/**
 * One kind of merge tag: `{entry.id}` is the part `id` of the tag `entry`, `{all_fields}` the tag `all_fields` without a
 * part. Add your own on the action vestibule/register_merge_tags (docs/notifications.md).
 */
interface MergeTag {

	/** The word before the point: small letters, digits and underscores. */
	public function name(): string;

	/**
	 * What stands in its place, as it was typed: whoever prints it escapes it. An empty value where there is nothing to
	 * say; null where the tag has no such part, so that a slip shows in previews.
	 */
	public function value( string $part, MergeContext $context ): ?MergeValue;

	/** @return array<string, string> What editors are offered: words by part; the part is empty for the tag alone. */
	public function parts( int $formId ): array;
}
