<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

/**
 * Type of merge tag. For example, `{entry.id}` is the part `id` of the tag `entry`, and `{all_fields}` is a tag without
 * a part. Other plugins add their tags on the action vestibule/register_merge_tags (docs/notifications.md).
 */
interface MergeTag {

	/** Returns the tag's name. It consists of lower-case letters, digits and underscores. */
	public function name(): string;

	/**
	 * Returns the value without escaping, because the output format escapes it. The value is empty if the entry has
	 * none. Null if the part is unknown, so that previews can show the unresolved tag.
	 */
	public function value( string $part, MergeContext $context ): ?MergeValue;

	/** @return array<string, string> Labels for editors, by part. The tag without a part has an empty key. */
	public function parts( int $formId ): array;
}
