//! How the board is handed to the code of a game: to be read everywhere, to be changed in one place.

use core::marker::PhantomData;
use core::ops::Deref;

/// A board that everybody can read and only who has the key can change.
///
/// A game names it as the [`Held`](crate::Words::Held) of its words, with a key that only its atoms can make. So no
/// step and no card can change the table behind their back: it doesn't compile.
///
/// ```
/// use broadside_engine::Held;
///
/// mod atoms {
///     use broadside_engine::Held;
///
///     pub struct Key(());
///
///     pub fn raise(board: &mut Held<'_, u8, Key>) {
///         *board.open(Key(())) += 1;
///     }
/// }
///
/// let mut table = 4;
/// let mut board: Held<'_, u8, atoms::Key> = (&mut table).into();
/// atoms::raise(&mut board);
/// assert_eq!(*board, 5);
/// ```
///
/// ```compile_fail,E0594
/// # use broadside_engine::Held;
/// # struct Key(());
/// # let mut table = 4;
/// # let mut board: Held<'_, u8, Key> = (&mut table).into();
/// *board = 5;
/// ```
#[derive(Debug)]
pub struct Held<'a, B, K> {
    board: &'a mut B,
    key: PhantomData<K>,
}

impl<B, K> Held<'_, B, K> {
    /// The board, to be changed.
    #[inline]
    pub fn open(&mut self, _: K) -> &mut B {
        self.board
    }
}

impl<'a, B, K> From<&'a mut B> for Held<'a, B, K> {
    #[inline]
    fn from(board: &'a mut B) -> Self {
        Held { board, key: PhantomData }
    }
}

impl<B, K> Deref for Held<'_, B, K> {
    type Target = B;

    #[inline]
    fn deref(&self) -> &B {
        self.board
    }
}
