<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

/**
 * Type of merge tag. `{entry.id}` is the part `id` of the tag `entry`. `{all_fields}` is the tag `all_fields` without a
 * part. Add your own on the action vestibule/register_merge_tags (docs/notifications.md).
 */
interface MergeTag {

	/** Returns the tag's name: lower-case letters, digits and underscores. */
	public function name(): string;

	/**
	 * Returns the unescaped value, which the output format escapes later. Empty if the entry has no value for it. Null
	 * if the part is unknown, so that previews display the mistake.
	 */
	public function value( string $part, MergeContext $context ): ?MergeValue;

	/** @return array<string, string> Labels for editors by part. The key is empty for the tag without a part. */
	public function parts( int $formId ): array;
}
