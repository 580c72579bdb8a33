<?php

declare(strict_types=1);

namespace Vestibule\Fields\MergeTags;

use Closure;

/** The kinds of merge tags: the plugin's own, and those of other plugins. */
final class MergeTags {

	/** @var array<string, MergeTag>|null By name. */
	private ?array $tags = null;

	/** @param Closure(): list<MergeTag> $own */
	public function __construct( private readonly Closure $own ) {}

	/** A name is taken once; a second one is a developer's mistake. */
	public function add( MergeTag $tag ): void {
		$name = $tag->name();
		if ( 1 !== preg_match( '/^[a-z][a-z0-9_]{0,39}$/D', $name ) || isset( $this->tags[ $name ] ) ) {
			_doing_it_wrong( __METHOD__, esc_html( "The merge tag {$name} is taken already, or its name has other signs than small letters, digits and underscores." ), '1.0.0' );
			return;
		}
		$this->tags[ $name ] = $tag;
	}

	public function find( string $name ): ?MergeTag {
		return $this->all()[ $name ] ?? null;
	}

	/** @return list<array{tag: string, label: string}> What an editor can insert. */
	public function offered( int $formId ): array {
		$offered = array();
		foreach ( $this->all() as $name => $tag ) {
			foreach ( $tag->parts( $formId ) as $part => $label ) {
				$offered[] = array( 'tag' => '' === (string) $part ? "{{$name}}" : "{{$name}.{$part}}", 'label' => $label );
			}
		}
		return $offered;
	}

	/** @return array<string, MergeTag> */
	private function all(): array {
		if ( null !== $this->tags ) {
			return $this->tags;
		}
		$this->tags = array();
		array_map( $this->add( ... ), ( $this->own )() );
		/**
		 * Fires when merge tags are first asked for in a request; add yours here.
		 *
		 * @param MergeTags $tags
		 */
		do_action( 'vestibule/register_merge_tags', $this );
		return $this->tags ?? array();
	}
}
