<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

/** The people who write for the demo: users who may write articles and whose passwords nobody knows. */
final class Authors {

	/** @var array<string, int>|null By log-in name and by full name. */
	private ?array $ids = null;

	/** @param string $file What answers the list of content/authors.php. */
	public function __construct( private readonly string $file ) {}

	/**
	 * @param string $who A log-in name, or the name under a comment.
	 * @return int The user's id; 0 for a visitor.
	 */
	public function id( string $who ): int {
		return $this->all()[ $who ] ?? 0;
	}

	/** @return array<string, int> */
	public function all(): array {
		if ( null === $this->ids ) {
			$this->ids = array();
			/** @var array<string, array{name: string, about: string}> $authors */
			$authors = require $this->file;
			foreach ( $authors as $login => $author ) {
				$id                           = $this->user( $login, $author['name'], $author['about'] );
				$this->ids[ $login ]          = $id;
				$this->ids[ $author['name'] ] = $id;
			}
		}
		return $this->ids;
	}

	/** Somebody of that name who is not ours writes nothing for us: then the articles are the administrator's. */
	private function user( string $login, string $name, string $about ): int {
		$user = get_user_by( 'login', $login );
		if ( $user instanceof \WP_User ) {
			return '' === get_user_meta( $user->ID, Marks::KEY, true ) ? get_current_user_id() : $user->ID;
		}
		$id = wp_insert_user(
			array(
				'user_login'   => $login,
				'user_pass'    => wp_generate_password( 40, true, true ),
				'user_email'   => "{$login}@lindenbogen.example",
				'display_name' => $name,
				'description'  => $about,
				'role'         => 'author',
			)
		);
		if ( ! is_int( $id ) ) {
			return get_current_user_id();
		}
		update_user_meta( $id, Marks::KEY, '1' );
		return $id;
	}
}
