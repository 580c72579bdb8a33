<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

use Closure;
use Vestibule\Kernel\Register;

defined( 'ABSPATH' ) || exit;

/**
 * Registry of merge tags (docs/notifications.md).
 *
 * @extends Register<MergeTag>
 */
final class MergeTags extends Register {

	protected const NAME = '/^[a-z][a-z0-9_]{0,39}$/D';

	/** @param Closure(): list<MergeTag> $own Returns the plugin's own tags. */
	public function __construct( private readonly Closure $own ) {}

	public function add( MergeTag $tag ): void {
		$this->put( $tag->name(), $tag );
	}

	/** @return list<array{tag: string, label: string}> Tags that editors can insert. */
	public function offered( int $formId ): array {
		$offered = array();
		foreach ( $this->all() as $name => $tag ) {
			foreach ( $tag->parts( $formId ) as $part => $label ) {
				$offered[] = array(
					'tag' => '' === (string) $part ? "{{$name}}" : "{{$name}.{$part}}",
					'label' => $label,
				);
			}
		}
		return $offered;
	}

	protected function fill(): void {
		array_map( $this->add( ... ), ( $this->own )() );
		/**
		 * Fires when merge tags are first used in a request. Add your own tags here.
		 *
		 * @param MergeTags $tags
		 */
		do_action( 'vestibule/register_merge_tags', $this );
	}
}
